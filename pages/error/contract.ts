import type { WithSections } from "../../shared/contracts/section-view.ts";
/** `detail`: the exception; absent in production. */
export type ErrorData = Partial<WithSections> & {
	email: string;
	requestId: string;
	detail?: { message: string; stack?: string; hint?: string };
};
