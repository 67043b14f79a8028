import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";

/** Returns the module of a house's theme. */
export const writeTheme = (theme: Theme): string =>
	`import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";

/** A build lists words that would be hard to read. */
export const theme: Theme = ${JSON.stringify(theme, null, "\t")};
`;
