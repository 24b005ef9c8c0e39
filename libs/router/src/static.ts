// For prerendering only: no page loads it.
export { StaticRouter } from 'react-router';
