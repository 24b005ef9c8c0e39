import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colours } from '@tiraz/theme';
import { theme } from 'antd';
import { show } from '../testing/show';
import { AntdTheme } from './antd-theme';

function Ring() {
  return <p>{theme.useToken().token.colorPrimaryBorder}</p>;
}

it('antd’s rings of a focus have the colour of what one presses, not that of an invalid field', () => {
  show(
    <AntdTheme>
      <Ring />
    </AntdTheme>,
  );
  expect(screen.getByText(colours.light.action)).toBeInTheDocument();
});
