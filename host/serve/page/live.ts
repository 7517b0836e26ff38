/** Around a live page: hands its calls of `google.script.run` to the server. */
import type { CallAnswer, FrameAnswer, FrameMessage } from '../messages';
import { texts } from './texts';

const frame = document.querySelector('iframe');

async function call(name: string, args: unknown): Promise<CallAnswer> {
  try {
    const response = await fetch('/live/call', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, args }),
    });
    return (await response.json()) as CallAnswer;
  } catch {
    return { error: texts().failed };
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<FrameMessage>) => {
  if (!frame || source !== frame.contentWindow || data.cubilete !== 'call') return;
  void call(data.name, data.args).then((answer) => {
    const message: FrameAnswer = { cubilete: 'answer', id: data.id, answer };
    frame.contentWindow?.postMessage(message, '*');
  });
});
