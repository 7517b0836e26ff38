/**
 * The value of one of our .html files that hold an expression: what only some of the script's users need stands there, since
 * every formula loads every script file. The build makes them, they are pushed with the script, and nobody else can write them.
 *
 * @throws where there is no such file
 */
export function valueOfFile(name: string): unknown {
  const expression = HtmlService.createTemplateFromFile(name).getRawContent();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const give = new Function(`return (${expression})`) as () => unknown;
  return give();
}
