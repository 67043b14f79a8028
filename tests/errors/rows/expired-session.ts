import type { Visit } from "../visit.ts";

/** Signs a customer in and lets the access token expire, so that the next request has to renew the session. */
export const enterAndExpire = async ({ signIn, cookies }: Visit): Promise<void> => {
	await signIn();
	for (const name of [...cookies.keys()]) if (/^cc-at/.test(name)) cookies.delete(name);
};
