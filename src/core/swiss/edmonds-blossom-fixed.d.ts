/**
 * Maximum-weight matching in general graphs (Edmonds' blossom algorithm), Matt Krick's port of Joris van Rantwijk's
 * `maxWeightMatching`, MIT. The package has no types.
 */
declare module 'edmonds-blossom-fixed' {
  /** Two vertices, from 0, and a whole weight. */
  export type WeightedEdge = readonly [one: number, other: number, weight: number];

  /**
   * @param edges every edge once; they are not changed
   * @param maxCardinality only matchings of the most edges there can be
   * @returns for each vertex the one it is matched with, -1 for none
   */
  export default function maxWeightMatching(
    edges: readonly WeightedEdge[],
    maxCardinality: boolean,
  ): number[];
}
