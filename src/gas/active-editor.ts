import type { Editor } from '../ports/editor';

/**
 * Who runs the command. The mail address takes a scope that the manifest does not ask for, and even then Google leaves
 * it blank outside the director's domain; the key takes none.
 */
export function activeEditor(): Editor {
  const email = orBlank(() => Session.getActiveUser().getEmail());
  return { email, key: email === '' ? orBlank(() => Session.getTemporaryActiveUserKey()) : '' };
}

/** Not knowing who it is must not keep anybody from playing. */
function orBlank(read: () => string | null): string {
  try {
    return (read() ?? '').trim();
  } catch {
    return '';
  }
}
