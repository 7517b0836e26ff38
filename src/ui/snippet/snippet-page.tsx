import { useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { Choices } from '../common/choices';
import { texts } from '../common/page-texts';
import { PageAddress } from '../common/qr-code';
import { useSnapshot } from '../common/use-snapshot';
import { BLOG_PARTS, blogHtml, type BlogPart } from './blog-html';

const words = texts.snippet;

export function SnippetPage(): JSX.Element {
  const [initials, setInitials] = useState(false);
  const [parts, setParts] = useState<BlogPart[]>(['groups', 'cross', 'draw']);
  const answer = useSnapshot(initials);
  return (
    <main>
      <p>{words.intro}</p>
      <Choices
        legend={words.parts}
        names={BLOG_PARTS.map(
          (part) => [part, part === 'cross' ? texts.cross.title : texts.parts[part]] as const,
        )}
        chosen={parts}
        onChange={setParts}
      />
      <label>
        <input type="checkbox" checked={initials} onChange={() => setInitials(!initials)} /> {words.initials}
      </label>
      {answer === undefined && <p role="status">{texts.loading}</p>}
      {answer === null && <p role="alert">{texts.unreachable}</p>}
      {answer?.kind === 'stop' && <p role="alert">{answer.text}</p>}
      {answer?.kind === 'snapshot' && (
        <>
          <Code html={blogHtml(answer.snapshot, parts, answer.url)} />
          <h2>{words.page}</h2>
          {answer.url === null ? <p>{words.noPage}</p> : <PageAddress url={answer.url} label={texts.qr} />}
        </>
      )}
    </main>
  );
}

function Code({ html }: { readonly html: string }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('');
  const copy = () => {
    const isCopied = () => setTold(words.copied);
    const byHand = () => {
      area.current?.select();
      setTold(copyMarked() ? words.copied : words.notCopied);
    };
    if (navigator.clipboard) navigator.clipboard.writeText(html).then(isCopied, byHand);
    else byHand();
  };
  return (
    <>
      <label>
        {words.code}
        <textarea ref={area} readOnly rows={8} spellcheck={false} value={html} />
      </label>
      <p>
        <button type="button" onClick={copy}>
          {words.copy}
        </button>{' '}
        <span role="status">{told}</span>
      </p>
      <h2>{words.preview}</h2>
      {/* Nothing in it may run, as on a blog. */}
      <iframe title={words.preview} sandbox="" srcdoc={html} />
    </>
  );
}

/** Where a dialog may not use the clipboard, the old command still does. */
function copyMarked(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
