import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../state/texts.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/forms/field.module.css";
import { usePasskeyError } from "./use-passkey-error.ts";

/** Milliseconds after which the waiting request gets a new challenge; a challenge expires after five minutes. */
const RENEW_AFTER_MS = 4 * 60_000;

type PasskeySignInProps = { wishlistProductId?: string; onDone: () => void };

/** Offers passkeys in the e-mail field's suggestions, if the browser supports them, and by a button (identity-45). */
export function PasskeySignIn({ wishlistProductId, onDone }: PasskeySignInProps) {
	const { t } = useTranslation();
	const services = useWriteServices();
	const errorText = usePasskeyError();
	const [error, setError] = useState("");
	const [busy, setBusy] = useState(false);
	const latest = useRef({ services, onDone });
	latest.current = { services, onDone };

	const [tries, setTries] = useState(0);
	const waiting = useRef<AbortController>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: an attempt by the button has ended the waiting.
	useEffect(() => {
		const controller = new AbortController();
		waiting.current = controller;
		let renewal: ReturnType<typeof setTimeout> | undefined;
		const wait = async (signal: AbortSignal) => {
			const requests = await import("./passkey-requests.ts").catch(() => undefined);
			if (!(await requests?.canSuggest()) || signal.aborted || !requests) return;
			renewal = setTimeout(() => setTries((count) => count + 1), RENEW_AFTER_MS);
			const { services, onDone } = latest.current;
			// Failures of this background request are not shown; the button makes a request of its own.
			const failure = await requests
				.signInByPasskey(services, { wishlistProductId, suggestionSignal: signal })
				.catch(() => "unavailable" as const);
			if (!signal.aborted && failure === null) onDone();
		};
		void wait(controller.signal);
		return () => {
			controller.abort();
			clearTimeout(renewal);
		};
	}, [wishlistProductId, tries]);

	const press = async () => {
		if (busy) return;
		setBusy(true);
		setError("");
		// Browsers allow one passkey request at a time.
		waiting.current?.abort();
		const failure = await import("./passkey-requests.ts")
			.then(({ signInByPasskey }) => signInByPasskey(services, { wishlistProductId }))
			.catch(() => "unavailable" as const);
		setBusy(false);
		if (failure === null) return onDone();
		setError(errorText(failure));
		setTries((count) => count + 1);
	};

	return (
		<>
			<button
				type="button"
				className={classNames(button.button, button.wide)}
				aria-busy={busy || undefined}
				onClick={press}
			>
				{t(busy ? "shell.loading" : "passkey.signIn")}
			</button>
			<p role="alert" className={field.fault}>
				{error}
			</p>
		</>
	);
}
