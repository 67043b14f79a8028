export type Refusal = {
	status: 400 | 403 | 404 | 409 | 429;
	type: string;
	detail: string;
	extra?: Record<string, unknown>;
};

export type Outcome<T> = { ok: T } | { refused: Refusal };

export function refuse(
	type: string,
	detail: string,
	extra?: Record<string, unknown>,
	status: Refusal["status"] = 400,
): { refused: Refusal } {
	return { refused: { status, type, detail, ...(extra ? { extra } : {}) } };
}

export const shortenId = (id: string): string => id.slice(0, 64);
