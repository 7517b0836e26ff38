/** What may be a link: no other scheme can do anything when it is pressed. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}
