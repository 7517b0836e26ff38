import type { JSX } from 'preact';
import { encode } from 'uqr';
import { isWebAddress } from './web-address';

/** Modules of white around the code, as readers want it. */
const QUIET = 4;

/** The address as a QR code: black on white in any theme, or cameras don't read it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The address of the page for players, to be read by a camera or typed. */
export function PageAddress({ url, label }: { readonly url: string; readonly label: string }): JSX.Element {
  return (
    <figure class="address">
      <QrCode text={url} label={label} />
      <figcaption>
        {isWebAddress(url) ? (
          <a href={url} target="_blank" rel="noopener">
            {url}
          </a>
        ) : (
          url
        )}
      </figcaption>
    </figure>
  );
}
