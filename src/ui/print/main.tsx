import { render } from 'preact';
import { PrintPage } from './print-page';

render(<PrintPage />, document.getElementById('page')!);
