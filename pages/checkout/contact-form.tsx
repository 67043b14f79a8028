import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { useId } from "react";
import { afterContact } from "../../client/features/checkout/guess-step.ts";
import { BagField } from "../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../client/features/checkout/use-steps.tsx";
import { usePlace, useUi } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { CheckedForm } from "../../client/ui/forms/checked-form.tsx";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { insteadOfFollowing } from "../../client/ui/is-plain-click.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

const KEPT = "checkout.contact";
const NAMES = ["email"];
const WRONG = { email: "invalidEmail" };
const NONE = {};
const check = (_: string, value: string) => (parseEmail(value) ? undefined : "invalidEmail");

export function ContactForm({ data }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { send } = useSteps();
	const id = useId();
	const { email, error, isMailed } = data;
	return (
		<CheckedForm
			action={shell.checkoutHref}
			faults={error === "invalidEmail" ? WRONG : NONE}
			names={NAMES}
			check={check}
			summary=""
			keep={KEPT}
			send={(form, submitter) => send(form, submitter, { guess: afterContact, draftKey: KEPT })}
		>
			{(currentFaults) => (
				<>
					<BagField />
					<SignInHint data={data} />
					<InputField
						id={id}
						name="email"
						type="email"
						dir="ltr"
						label={t("checkout.email")}
						hint={<p className={classNames(type_.small, type_.muted)}>{t("checkout.contactHint")}</p>}
						error={currentFaults.email ? t("fields.error.email") : ""}
						autoComplete="email"
						defaultValue={email}
						maxLength={256}
						required
						autoFocus={error === "invalidEmail"}
					/>
					<button
						type="submit"
						name="intent"
						value="contact"
						className={classNames(button.button, button.dark, button.wide)}
					>
						{t(isMailed ? "checkout.toPayment" : "checkout.toDelivery")}
					</button>
				</>
			)}
		</CheckedForm>
	);
}

function SignInHint({ data: { isCustomer, signInHref } }: { data: CheckoutData }) {
	const { t } = useTranslation();
	const ui = useUi();
	if (isCustomer) return null;
	return (
		<p>
			{t("checkout.haveAccount")}{" "}
			<a className={styles.link} href={signInHref} onClick={insteadOfFollowing(() => ui.askToSignIn())}>
				{t("checkout.signIn")}
			</a>
		</p>
	);
}
