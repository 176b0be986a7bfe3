export const PING = 'SELECT 1';
