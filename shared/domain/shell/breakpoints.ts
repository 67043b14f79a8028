/**
 * In px (shell-19). Style sheets and `sizes` repeat these numbers, and `npm run lint` rejects all others. A phone is narrower than `small`,
 * a small screen narrower than `medium`.
 */
export const BREAKPOINTS = {
	extraSmall: 0,
	extraSmallMobile: 390,
	small: 576,
	medium: 768,
	large: 992,
	extraLarge: 1200,
	extraExtraLarge: 1400,
	extraExtraExtraLarge: 1600,
	extraExtraExtraExtraLarge: 1920,
} as const;
