import { createContext } from 'react';
import type { FileSource } from '../Cell.ts';

/** Opens a viewer over pictures, where one stands around. */
export const PreviewContext = createContext<FileSource['preview'] | undefined>(undefined);
