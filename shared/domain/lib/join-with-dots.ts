/** Joins the parts that are there by middle dots. A line may end with a dot, but never begins with one (shell-29). */
export const joinWithDots = (...parts: readonly (string | null | undefined | false)[]): string =>
	parts.filter(Boolean).join("\u00a0· ");
