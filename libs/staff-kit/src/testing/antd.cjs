const { createElement } = require('react');
const ConfigProvider = require('antd/lib/config-provider').default;

/**
 * In tests this stands in for `antd`, whose index loads all 70 components anew for each test file: those that are used;
 * one that is used in future has to join them. They make no styles, because nothing is laid out here.
 */
const WithoutStyles = (props) =>
  createElement(ConfigProvider, { ...props, theme: { ...props.theme, zeroRuntime: true } });

Object.assign(exports, {
  Alert: require('antd/lib/alert').default,
  App: require('antd/lib/app').default,
  Button: require('antd/lib/button').default,
  Checkbox: require('antd/lib/checkbox').default,
  ConfigProvider: WithoutStyles,
  Form: require('antd/lib/form').default,
  Input: require('antd/lib/input').default,
  Modal: require('antd/lib/modal').default,
  QRCode: require('antd/lib/qr-code').default,
  Radio: require('antd/lib/radio').default,
  Select: require('antd/lib/select').default,
  Switch: require('antd/lib/switch').default,
  Tag: require('antd/lib/tag').default,
  theme: require('antd/lib/theme').default,
});
