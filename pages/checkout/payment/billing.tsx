import { type FormEvent, useId } from "react";
import { AddressFields, addressChecks } from "../../../client/features/addresses/address-fields.tsx";
import payment from "../../../client/features/checkout/payment-step.module.css";
import { BagField, StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import { CheckedForm } from "../../../client/ui/forms/checked-form.tsx";
import { SelectField } from "../../../client/ui/forms/form-field.tsx";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import { asksForBilling } from "../../../shared/domain/checkout/checkout-steps.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "../screen.module.css";

export function Billing({
	data: { billingLines, billingForm, billingHref, isMailed, isCollected },
}: {
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const { open } = useSteps();
	const isOther = billingLines.length > 0;
	const isAskedFor = asksForBilling({ isMailed, isCollected });
	return (
		<section aria-labelledby="billing" className={styles.billing}>
			<h3 id="billing" className={type_.label}>
				{t("checkout.billing")}
			</h3>
			{billingForm ? (
				<BillingForm form={billingForm} />
			) : isAskedFor && !isOther ? null : (
				<p className={payment.card}>
					<bdi>{isOther ? billingLines.join(", ") : t("checkout.billingSame")}</bdi>
					<a className={styles.link} href={billingHref} onClick={insteadOfFollowing(() => open(billingHref))}>
						{t(isOther ? "checkout.edit" : "checkout.billingOther")}
					</a>
				</p>
			)}
			{(isOther || billingForm) && !isAskedFor ? (
				<StepForm>
					<button type="submit" name="intent" value="billingSame" className={styles.link}>
						{t("checkout.billingUseSame")}
					</button>
				</StepForm>
			) : null}
		</section>
	);
}

function BillingForm({ form }: { form: NonNullable<CheckoutData["billingForm"]> }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	const { send, open } = useSteps();
	const { country, countries, fields, values, faults } = form;
	const draftKey = `checkout.billing.${country}`;
	const changeCountry = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const query = new URLSearchParams(
			[...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
		);
		open(`${shell.checkoutHref}?${query}`);
	};
	return (
		<>
			<form action={shell.checkoutHref} className={styles.country} onSubmit={changeCountry}>
				<input type="hidden" name="step" value="payment" />
				<input type="hidden" name="billing" value="other" />
				<SelectField
					id={`${id}country`}
					name="billingCountry"
					label={t("checkout.billingCountry")}
					error=""
					autoComplete="billing country"
					defaultValue={country}
					options={countries.map(({ code, name }) => ({ value: code, label: name }))}
				/>
				<button type="submit" className={button.button}>
					{t("checkout.changeCountry")}
				</button>
			</form>
			<CheckedForm
				key={country}
				action={shell.checkoutHref}
				faults={faults}
				{...addressChecks(fields)}
				summary={t("checkout.error.form")}
				keep={draftKey}
				send={(element, submitter) => send(element, submitter, { draftKey })}
			>
				{(currentFaults) => (
					<>
						<BagField />
						<input type="hidden" name="billingCountry" value={country} />
						<AddressFields
							country={country}
							fields={fields}
							values={values}
							faults={currentFaults}
							section="billing"
						/>
						<button
							type="submit"
							name="intent"
							value="billing"
							className={classNames(button.button, button.dark)}
						>
							{t("checkout.billingSave")}
						</button>
					</>
				)}
			</CheckedForm>
		</>
	);
}
