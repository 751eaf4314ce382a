import { createRoot } from 'react-dom/client';
import '@starboard/kit/theme.css';
import './style/base.css';
import { App } from './app.tsx';
import { startOffline } from './offline/register.ts';
import { applyTheme, followSystem } from './settings/appearance.ts';

applyTheme();
followSystem();
const place = document.getElementById('starboard');
if (place !== null) createRoot(place).render(<App />);
startOffline();
