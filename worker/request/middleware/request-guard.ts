import { isNormalPath } from "@vetrina/shop-rules/addresses/request-path.ts";
import { createMiddleware } from "hono/factory";
import { CHANGES_PATH } from "../../../shared/domain/addresses/ops-paths.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { refuse } from "../../base/problem.ts";

export const MAX_ADDRESS = 8000;
export const MAX_BODY = 65_536;
/** A space of Contentful announces whole entries, in all languages. */
export const MAX_CHANGE = 2_000_000;
const METHODS = ["GET", "HEAD", "POST", "PATCH", "DELETE"];

export type Refusal = { status: 400 | 405 | 413 | 414; detail: string; allow?: string };

const isReadable = (path: string): boolean => {
	try {
		// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
		return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
	} catch {
		return false;
	}
};

/** Returns the reason to reject a malformed or ambiguous request, otherwise null (security-3). */
export const findRefusal = ({
	method,
	url,
	headers,
}: {
	method: string;
	url: string;
	headers: Pick<Headers, "get">;
}): Refusal | null => {
	if (!METHODS.includes(method))
		return { status: 405, detail: "This method is not supported here.", allow: METHODS.join(", ") };
	const { pathname, search } = new URL(url);
	if (pathname.length + search.length > MAX_ADDRESS)
		return { status: 414, detail: "This address is too long." };
	if (!isNormalPath(url) || !isReadable(pathname))
		return { status: 400, detail: "This address cannot be read." };
	const most = pathname === CHANGES_PATH ? MAX_CHANGE : MAX_BODY;
	if (Number(headers.get("content-length") ?? 0) > most)
		return { status: 413, detail: "This request is too long." };
	return null;
};

export const requestGuard = createMiddleware<AppEnv>(async (c, next) => {
	const refusal = findRefusal(c.req.raw);
	if (!refusal) return next();
	return refuse(c.req.raw, refusal.status, refusal.detail, refusal.allow ? { allow: refusal.allow } : {});
});

export const methodNotAllowed = (request: Request, allow: string): Response =>
	refuse(request, 405, "This method is not supported here.", { allow });
