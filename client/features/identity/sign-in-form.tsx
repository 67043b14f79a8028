import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import { usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import { lazy } from "../../state/drawing/lazy.tsx";
import { isErrorKey } from "../../state/message-keys.ts";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { Field } from "../../ui/forms/field.tsx";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import fold from "../../ui/overlay/fold.module.css";
import { Outcome } from "../../ui/text/outcome.tsx";
import { LastWay } from "./last-way.tsx";
import styles from "./sign-in-form.module.css";

const PasskeySignIn = lazy<{ wishlistProductId?: string; onDone: () => void }>(
	async () => (await import("./passkeys/passkey-sign-in.tsx")).PasskeySignIn,
);
const OFFLINE = "offline";
const REFUSALS = 2;

type SignInFormProps = {
	wishlistProductId?: string;
	error?: string;
	email?: string;
	back?: string;
	lastWay?: SignInWay;
	inFlyout?: boolean;
	/** Ways to sign in with other services. */
	providers?: ReactNode;
	onDone: (way: "password" | "passkey") => void;
};

const wanting = (href: string, parameters: Record<string, string | undefined>): string => {
	const query = new URLSearchParams(
		Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
	return query.size > 0 ? `${href}?${query}` : href;
};

export function SignInForm({
	wishlistProductId,
	error: initialError,
	email,
	back,
	lastWay,
	inFlyout,
	providers,
	onDone,
}: SignInFormProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const ui = useUi();
	const services = useWriteServices();
	const [error, setError] = useState(initialError);
	const [busy, setBusy] = useState(false);
	const errorId = useId();
	const refusals = useRef(0);
	const awake = useUiState("awake");
	const canUsePasskeys = awake && typeof PublicKeyCredential !== "undefined";

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const form = event.currentTarget;
		const fields = new FormData(form);
		setBusy(true);
		setError(undefined);
		const failure = await import("../../state/sign-in.ts")
			.then(({ signIn }) =>
				signIn(services, {
					email: String(fields.get("email")).trim(),
					password: String(fields.get("password")),
					wishlistProductId: wishlistProductId || undefined,
				}),
			)
			.catch(() => "unavailable" as const);
		setBusy(false);
		if (!failure) return onDone("password");
		setError(failure === "unavailable" && !navigator.onLine ? OFFLINE : failure);
		if (failure === "wrongPassword" && ++refusals.current % REFUSALS === 0) {
			ui.set({ resetFor: String(fields.get("email")).trim() });
			return ui.openPopup("resetPasswordInfo");
		}
		form.querySelector<HTMLInputElement>("[type=password]")?.select();
	};

	const shownError = isErrorKey(error) ? error : undefined;
	const wrong = shownError === "wrongPassword";
	const hint = t(wishlistProductId ? "signIn.wishlistHint" : "signIn.hint");
	const withoutPassword = t("resetPassword.withoutPassword");
	const isFirst = (way: SignInWay): boolean => way === lastWay && shell.signInCodeHref !== undefined;
	const passkey = (
		<div className={styles.passkey}>
			{canUsePasskeys && shell.signInCodeHref ? (
				<PasskeySignIn wishlistProductId={wishlistProductId} onDone={() => onDone("passkey")} />
			) : null}
		</div>
	);
	const codeHref = shell.signInCodeHref && wanting(shell.signInCodeHref, { wishlistProductId, back });
	const byCode = (
		<a className={classNames(button.button, button.wide)} href={codeHref}>
			{t("signIn.byCode")}
		</a>
	);
	return (
		<form method="post" action={shell.signInHref} className={styles.form} onSubmit={submit}>
			<input type="hidden" name="intent" value="signIn" />
			{back ? <input type="hidden" name="back" value={back} /> : null}
			{wishlistProductId ? <input type="hidden" name="wishlistProductId" value={wishlistProductId} /> : null}
			<div className={styles.turns}>
				<p role="status" className={type_.muted}>
					{wrong ? withoutPassword : hint}
				</p>
				<p aria-hidden="true" className={type_.muted}>
					{wrong ? hint : withoutPassword}
				</p>
			</div>
			{isFirst("passkey") ? <LastWay needsScript>{passkey}</LastWay> : null}
			{isFirst("code") ? <LastWay>{byCode}</LastWay> : null}
			<Field
				type="email"
				label={t("signIn.email")}
				errorId={errorId}
				invalid={wrong}
				value={email}
				autoComplete="username webauthn"
			/>
			<Field
				type="password"
				label={t("signIn.password")}
				errorId={errorId}
				invalid={wrong}
				autoComplete="current-password"
			/>
			<Outcome isRefused id={errorId} className={field.error}>
				{shownError ? t(`error.${shownError}`) : error === OFFLINE ? t("shell.offline") : ""}
			</Outcome>
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{t(busy ? "shell.loading" : "signIn.submit")}
			</button>
			<div className={styles.ways}>
				<a
					className={styles.more}
					href={shell.forgotPasswordHref}
					onClick={insteadOfFollowing(() => {
						ui.set({ resetFor: undefined });
						ui.openPopup("resetPasswordInfo");
					})}
				>
					{t("signIn.forgot")}
				</a>
				{inFlyout ? null : (
					<a className={styles.more} href={wanting(shell.registerHref, { wishlistProductId })}>
						{t("signIn.toRegister")}
					</a>
				)}
			</div>
			{codeHref || providers ? (
				<details className={styles.others}>
					<summary className={classNames(type_.label, fold.sign)}>{t("signIn.others")}</summary>
					<div className={styles.ways}>
						{isFirst("passkey") ? null : passkey}
						{codeHref && !isFirst("code") ? byCode : null}
						{providers}
					</div>
				</details>
			) : null}
		</form>
	);
}
