import { timingSafeEqual } from "hono/utils/buffer";

const readBearer = (header: string | undefined): string | undefined =>
	/^Bearer ([\x21-\x7e]{1,500})$/i.exec(header ?? "")?.[1];

/** Compares digests, so that timing reveals nothing about the token. A shop without a token rejects every request (security-7). */
export const isOpsToken = async (header: string | undefined, token: string | undefined): Promise<boolean> => {
	const sentToken = readBearer(header);
	return (
		sentToken !== undefined &&
		token !== undefined &&
		token.length >= 16 &&
		(await timingSafeEqual(sentToken, token))
	);
};
