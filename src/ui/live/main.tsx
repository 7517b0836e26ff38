import { render } from 'preact';
import { LivePage } from './live-page';

render(<LivePage />, document.getElementById('page')!);
