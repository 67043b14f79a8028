import { productId } from "../../shared/contracts/shopper-api.ts";
import { waitBeforeResend } from "../../shared/domain/identity/login-code.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";
import { readBack } from "../sign-in/loader.ts";
import type { SignInCodeError } from "./contract.ts";

const ERRORS: readonly string[] = [
	"invalidEmail",
	"wrongCode",
	"newCode",
	"tooManyTries",
	"tooSoon",
	"noSignIn",
	"unavailable",
] satisfies SignInCodeError[];
const isError = (key: string | null): key is SignInCodeError => key !== null && ERRORS.includes(key);

export const loadSignInCode: LoadPrivate = async (cx, { shopper, drafts }) => {
	if (!cx.shell.signInCodeHref) return { redirect: cx.paths.signIn(), status: 302 };
	if ((await readVisitorOrGuest(shopper)).registered)
		return { redirect: cx.paths.at("account"), status: 302 };
	const { email, typed, sentAt = "0", ...storedValues } = (await drafts.read("signInCode"))?.values ?? {};
	const readDestination = (name: string) => (email ? storedValues[name] : cx.search.get(name));
	const error = cx.search.get("error");
	return {
		page: {
			kind: "sign-in-code",
			data: {
				email,
				typed,
				wait: email ? waitBeforeResend(Number(sentAt), cx.now.getTime() / 1000) : 0,
				error: isError(error) ? error : undefined,
				wishlistProductId: productId.safeParse(readDestination("wishlistProductId")).data,
				back: readBack(readDestination("back")),
			},
			status: error === "tooManyTries" ? 429 : 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("signInCode.title"),
				description: cx.t("signInCode.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
