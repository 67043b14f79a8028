import { AddressFields, addressChecks } from "../../../client/features/addresses/address-fields.tsx";
import { afterDelivery } from "../../../client/features/checkout/guess-step.ts";
import { BagField } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { GiftFields } from "../../../client/features/gift-options/gift-fields.tsx";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import { CheckedForm } from "../../../client/ui/forms/checked-form.tsx";
import { forgetInput } from "../../../client/ui/forms/keep-input.ts";
import type { CheckoutData } from "../contract.ts";
import styles from "../screen.module.css";
import { AddressBook } from "./address-book.tsx";

export function DeliveryForm({
	data: {
		country,
		fields,
		values,
		faults,
		methods,
		methodId,
		savedAddresses,
		isCustomer,
		hasPreorder,
		giftTyped,
		basket: { gift },
	},
}: {
	data: CheckoutData;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { send, open, version } = useSteps();
	/** Countries have different fields, so typed values are kept per country. */
	const draftKey = `checkout.delivery.${country}`;
	return (
		<CheckedForm
			// A new key remounts the form when a saved address replaces the typed one.
			key={version}
			action={shell.checkoutHref}
			faults={faults}
			{...addressChecks(fields)}
			summary={t("checkout.error.form")}
			keep={draftKey}
			send={(form, submitter) => send(form, submitter, { guess: afterDelivery, draftKey })}
		>
			{(currentFaults) => (
				<>
					<BagField />
					<p>
						{t("checkout.deliveryTo", { country: shell.country.name })}{" "}
						<span className={type_.muted}>{t("checkout.otherCountry")}</span>
					</p>
					{savedAddresses.length > 0 ? (
						<AddressBook
							addresses={savedAddresses}
							onChoose={(href) => {
								forgetInput(draftKey);
								open(href);
							}}
						/>
					) : null}
					<AddressFields
						country={country}
						fields={fields}
						values={values}
						faults={currentFaults}
						section="shipping"
					/>
					{isCustomer ? (
						<label className={styles.check}>
							<input type="checkbox" name="saveAddress" value="1" />
							<span>{t("checkout.saveAddress")}</span>
						</label>
					) : null}
					<fieldset className={styles.methods}>
						<legend className={type_.label}>{t("checkout.method")}</legend>
						{hasPreorder ? <p className={type_.muted}>{t("checkout.preorder")}</p> : null}
						{methods.map(({ id: method, name, description, priceText, arrival }) => (
							<label key={method} className={styles.method}>
								<input
									type="radio"
									name="shippingMethod"
									value={method}
									defaultChecked={method === methodId}
									required
								/>
								<span>
									<span>{name}</span>
									<span className={type_.muted}>{description}</span>
									{arrival ? <span className={type_.muted}>{arrival}</span> : null}
								</span>
								<bdi>{priceText}</bdi>
							</label>
						))}
					</fieldset>
					<GiftFields gift={giftTyped ?? gift} isTooLong={currentFaults.giftMessage !== undefined} />
					<button
						type="submit"
						name="intent"
						value="delivery"
						className={classNames(button.button, button.dark, button.wide)}
					>
						{t("checkout.toPayment")}
					</button>
				</>
			)}
		</CheckedForm>
	);
}
