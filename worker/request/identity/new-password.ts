import { RESET_TOKEN_DRAFT } from "../../../shared/domain/identity/reset-token.ts";
import type { NewPasswordError, ResetRequestError } from "../../platform/commerce/accounts/passwords.ts";
import type { PageVisitor } from "../page/loader.ts";
import { inEvenTime } from "./in-even-time.ts";

type Outcome<Error extends string> = { ok: true } | { ok: false; error: Error };

export const requestReset = (
	{ passwords }: Pick<PageVisitor, "passwords">,
	email: string,
	deadline: AbortSignal,
): Promise<Outcome<ResetRequestError>> => inEvenTime(passwords.requestReset(email), deadline);

type Keeper = Pick<PageVisitor, "passwords" | "drafts">;

const tokenIn = async ({ drafts }: Pick<Keeper, "drafts">): Promise<string | undefined> =>
	(await drafts.read(RESET_TOKEN_DRAFT))?.values.token || undefined;

export const checkResetToken = async (
	visitor: Keeper,
): Promise<{ state: "valid" | "used" | "unavailable" }> => {
	const token = await tokenIn(visitor);
	return { state: token === undefined ? "used" : await visitor.passwords.checkToken(token) };
};

export const setNewPassword = async (
	visitor: Keeper,
	password: string,
): Promise<Outcome<NewPasswordError>> => {
	const token = await tokenIn(visitor);
	if (token === undefined) return { ok: false, error: "usedToken" };
	const outcome = await visitor.passwords.setNew(token, password);
	if (outcome.ok || outcome.error === "usedToken") visitor.drafts.drop(RESET_TOKEN_DRAFT);
	return outcome;
};
