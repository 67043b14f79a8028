import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { NewsletterWords, TypedSignUp } from "../../../pages/newsletter/contract.ts";
import type { NewsletterBody, NewsletterErrorCode } from "../../../shared/contracts/shopper-api.ts";
import { toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { Field } from "../../ui/forms/field.tsx";
import { LinkedText } from "../../ui/text/linked-text.tsx";
import { Outcome } from "../../ui/text/outcome.tsx";
import { readForm } from "./read-form.ts";
import { SignUpFields } from "./sign-up-fields.tsx";
import type { SignUpFieldsProps } from "./sign-up-person.tsx";

type NewsletterFormProps = {
	words: NewsletterWords;
	source: NewsletterBody["source"];
	error?: NewsletterErrorCode;
	typed?: TypedSignUp;
	Person: ComponentType<SignUpFieldsProps>;
	onDone: (text: string) => void;
};

const isOfForm = (error: string | undefined): error is "invalidEmail" | "unavailable" | "offline" =>
	error === "invalidEmail" || error === "unavailable" || error === "offline";

export function NewsletterForm({
	words,
	source,
	error: initialError,
	typed,
	Person,
	onDone,
}: NewsletterFormProps) {
	const { shell } = usePlace();
	const asks = shell.newsletterAsks ?? [];
	const queryClient = useQueryClient();
	const { events } = useApp();
	const { t } = useTranslation();
	const [error, setError] = useState<NewsletterErrorCode | "offline" | undefined>(initialError);
	const [busy, setBusy] = useState(false);
	// Ids include the source, because a popup and the page may both show the form.
	const errorId = `newsletter-error-${source}`;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const form = event.currentTarget;
		setBusy(true);
		setError(undefined);
		const outcome = await import("../../state/newsletter/subscribe.ts")
			.then(({ subscribe }) => subscribe(queryClient, shell.apiHref, { ...readForm(form), source }))
			.catch(() => "unavailable" as const);
		setBusy(false);
		if (!outcome || outcome === "mustConfirm") {
			events.emit({ type: "signUp", form: source });
			return onDone(outcome ? words.confirm : words.done);
		}
		const errorCode = outcome === "unavailable" && !navigator.onLine ? "offline" : outcome;
		flushSync(() => setError(errorCode));
		form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	};
	return (
		<form method="post" action={shell.newsletterHref} className={field.form} onSubmit={submit} noValidate>
			<p>{words.text}</p>
			<Field
				type="email"
				autoComplete="email"
				label={words.email}
				errorId={errorId}
				invalid={error === "invalidEmail"}
				value={typed?.email}
			/>
			<Outcome isRefused id={errorId} className={classNames(type_.small, field.error)}>
				{error === "offline" ? t("shell.offline") : isOfForm(error) ? words.errors[error] : ""}
			</Outcome>
			{asks.some((one) => one === "names" || one === "gender" || one === "birthday") ? (
				<Person
					asks={asks}
					source={source}
					typed={typed}
					error={error && !isOfForm(error) ? error : undefined}
				/>
			) : null}
			<SignUpFields asks={asks} source={source} typed={typed} />
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{words.submit}
			</button>
			<p className={classNames(type_.small, type_.muted)}>
				{words.agreement}{" "}
				{shell.privacyHref ? (
					<LinkedText parts={toLinkedParts(words.privacyNote, [shell.privacyHref])} />
				) : null}
			</p>
		</form>
	);
}
