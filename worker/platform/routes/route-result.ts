import type { Move } from "../redirects-stack.ts";

export type Doubt = "unreadable" | "no controller";

export const NOT_FOUND_ACTION = "Home-ErrorNotFound";

/** `isUnruled`: the platform has no rule for the address, which may itself say which page it is (platform-17). */
export type RouteResult = {
	action: string;
	data: Record<string, string>;
	move: Move | null;
	isUnruled?: true;
};

export class Unsure extends Error {
	readonly doubt: Doubt;
	constructor(doubt: Doubt) {
		super(`Route information: ${doubt}`);
		this.doubt = doubt;
	}
}
