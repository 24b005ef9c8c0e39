/** The dyes, light and dark, for code that cannot read CSS variables (antd). `tokens.css` holds the same. */
export const colours = {
  light: {
    ground: '#F7F2E8',
    surface: '#FFFCF6',
    sunken: '#EEE6D6',
    line: '#D8CCB6',
    control: '#857A66',
    ink: '#1E2230',
    muted: '#5A5648',
    action: '#27375E',
    actionHover: '#1B2949',
    onAction: '#FFFCF6',
    tint: '#E6E6E6',
    accent: '#A3352B',
    onAccent: '#FFFCF6',
    figure: '#7C581A',
    amber: '#F6E3BC',
    onAmber: '#553B0A',
  },
  dark: {
    ground: '#14171F',
    surface: '#1C202B',
    sunken: '#0F1118',
    line: '#3A3F4E',
    control: '#8B8D97',
    ink: '#F2EBDD',
    muted: '#B9B3A4',
    action: '#B4C3EC',
    actionHover: '#CFDAF6',
    onAction: '#151B2E',
    tint: '#2A3145',
    accent: '#F0988C',
    onAccent: '#2B0E0A',
    figure: '#E2BC72',
    amber: '#3A2E16',
    onAmber: '#F3DDA9',
  },
} as const;

export type ColourName = keyof typeof colours.light;

export const fontFamily = "Cairo, 'Cairo Stand-in', system-ui, 'Segoe UI', Tahoma, sans-serif";
