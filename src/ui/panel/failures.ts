/** Why a call did not come through, as far as the text of the error tells. */
export type Failure = 'offline' | 'accounts' | 'permission' | 'slow' | 'server' | 'outside' | 'unknown';

/**
 * What the browser and Google say, in whatever language the account has. Several accounts signed in show as a refused
 * authorisation, or as a server error with PERMISSION_DENIED in it.
 */
export function failureOf(error: string, isOnline: boolean): Failure {
  if (error === SLOW) return 'slow';
  if (error === OUTSIDE) return 'outside';
  if (!isOnline || /networkerror|failed to fetch|HTTP 0\b|net::/i.test(error)) return 'offline';
  if (/PERMISSION_DENIED|authoriz|autoriza|ScriptError.*403|sign in|inicie? sesi/i.test(error)) {
    return 'accounts';
  }
  if (/do(es)? not have permission|no tiene[s]? permiso|not have access|protected|protegid/i.test(error)) {
    return 'permission';
  }
  if (/server error|error (en|del) (el )?servidor|HTTP 5\d\d|execution time|tiempo.*ejecuci/i.test(error)) {
    return 'server';
  }
  return 'unknown';
}

export const SLOW = 'cubilete: no answer';
export const OUTSIDE = 'cubilete: no google';
