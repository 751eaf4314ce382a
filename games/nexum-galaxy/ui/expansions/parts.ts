import '../events.css';
import '../lab.css';

export { Deeds } from '../board/deeds.tsx';
export { ExoticFace, Ruins } from '../board/exotic-face.tsx';
export { Caption } from '../events/caption.tsx';
export { ComputerCards } from '../events/computer-card.tsx';
export { Pointed } from '../events/pointed.tsx';
export { Rows } from '../events/rows.tsx';
export { Asked } from '../lab/asked.tsx';
export { Lab } from '../lab/lab.tsx';
