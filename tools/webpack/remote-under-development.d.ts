/** The path that the pages of the remote lie below. */
declare const BASE_PATH: string;

declare module '@tiraz/theme/theme.css';

/** src/remote.tsx of the remote that is served. */
declare module 'remote-under-development' {
  const Remote: import('react').ComponentType<import('@tiraz/contracts/remote').RemoteProps>;
  export default Remote;
}
