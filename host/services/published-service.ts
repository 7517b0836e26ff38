import { stub } from './stub';

/** The script as a web app: here it is deployed nowhere. */
export class LocalPublishedService extends stub<GoogleAppsScript.Script.Service>('Service') {
  override getUrl(): string {
    // Google's own types leave it out: there is no address before the first deployment.
    return null as unknown as string;
  }
}
