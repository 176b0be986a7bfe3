import { createContext, useContext } from 'react';
import type { CellServices } from '../services/CellServices.ts';

const CellServicesContext = createContext<CellServices | undefined>(undefined);

/** Hands editors and displays what they may ask the world for. */
export const CellServicesProvider = CellServicesContext.Provider;

/** What an editor may ask for; throws where nothing was provided. */
export function useCellServices(): CellServices {
  const services = useContext(CellServicesContext);
  if (!services) throw new Error('no cell services around this component');
  return services;
}

/** The same where a page may do without. */
export function useOptionalCellServices(): CellServices | undefined {
  return useContext(CellServicesContext);
}
