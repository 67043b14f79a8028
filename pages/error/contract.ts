/** `detail`: the exception; absent in production. */
export type ErrorData = {
	email: string;
	requestId: string;
	detail?: { message: string; stack?: string; hint?: string };
};
