import { render } from 'preact';
import { SnippetPage } from './snippet-page';

render(<SnippetPage />, document.getElementById('page')!);
