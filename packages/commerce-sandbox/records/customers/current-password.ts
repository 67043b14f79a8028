import type { Context } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { attempt, listLimits } from "../../requests/attempts.ts";
import { tooManyTries, wrongCurrentPassword } from "./customer-problems.ts";
import type { CustomerRecord } from "./customer-store.ts";
import { checkPassword } from "./passwords.ts";

/** Attempts within 15 minutes, so that a stolen session cannot guess passwords. */
const MOST_GUESSES = { customer: 10 };

export async function currentPasswordRefusal(
	c: Context<CommerceHono>,
	{ id, passwordHash }: CustomerRecord,
	password: string,
): Promise<Response | undefined> {
	const attemptResult = await attempt(
		c,
		listLimits("current-password", MOST_GUESSES, { customer: id }),
		() => checkPassword(passwordHash, password),
		(isRight) => isRight,
	);
	if ("refused" in attemptResult) return tooManyTries(attemptResult);
	return attemptResult.result ? undefined : wrongCurrentPassword();
}
