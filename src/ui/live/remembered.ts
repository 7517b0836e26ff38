import { useState } from 'preact/hooks';

/** What this browser remembers where it may: private windows and strict settings refuse. */
export function useRemembered(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => {
    try {
      return localStorage.getItem(`cubilete.${key}`) ?? '';
    } catch {
      return '';
    }
  });
  const remember = (next: string) => {
    setValue(next);
    try {
      if (next === '') localStorage.removeItem(`cubilete.${key}`);
      else localStorage.setItem(`cubilete.${key}`, next);
    } catch {
      // It holds as long as the page is open.
    }
  };
  return [value, remember];
}
