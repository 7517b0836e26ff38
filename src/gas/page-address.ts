/** The players' page; `null` before the script is deployed as a web app. */
export function pageAddress(): string | null {
  return ScriptApp.getService().getUrl() || null;
}
