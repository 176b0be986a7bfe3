import { useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { useClient } from '../../services/services.ts';

/** The work tree of the server's declarations: what is checked out, or why there is none. */
export interface Git {
  branch?: string;
  why?: string;
}

/** Undefined until it is known. */
export function useGit(): Git | undefined {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['config', 'git'],
    queryFn: ({ signal }) => client.get<Git>(ENDPOINTS.gitOfSources.path, undefined, { silent: true, signal }),
  });
  return data ?? (error ? { why: error.message } : undefined);
}
