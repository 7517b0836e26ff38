import fc from 'fast-check';

/** Names that mean something to a spreadsheet, a page or a script if they are not kept as text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '"', "'", '&', '&lt;', '<!--', '-->'],
        ...['" onmouseover="x', "' style='x", '</textarea>', '</td>', '<', '>', 'Ana', ' ', '=1+1', '\u202e'],
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
);
