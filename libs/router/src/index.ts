// The one copy of the router: host and remotes share this module, so that a link in a remote moves the host.
// Only what is used stands here; Module Federation loads all of it.
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router';
