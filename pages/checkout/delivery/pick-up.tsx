import { afterPickUp } from "../../../client/features/checkout/guess-step.ts";
import { StepForm } from "../../../client/features/checkout/step-form.tsx";
import { useSteps } from "../../../client/features/checkout/use-steps.tsx";
import { OpenState } from "../../../client/features/stores/open-state.tsx";
import { FoldedHours } from "../../../client/features/stores/store-hours.tsx";
import { useTranslation } from "../../../client/state/texts.ts";
import { useFieldErrors } from "../../../client/state/use-field-errors.ts";
import type_ from "../../../client/styles/type.module.css";
import button from "../../../client/ui/button.module.css";
import { classNames } from "../../../client/ui/class-names.ts";
import { NameField, PhoneField } from "../../../client/ui/forms/contact-fields.tsx";
import field from "../../../client/ui/forms/field.module.css";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import type { CheckoutData, PickUpStoreView } from "../contract.ts";
import styles from "./pick-up.module.css";

type PickUp = NonNullable<CheckoutData["pickUp"]>;

export function DeliveryWays({ pickUp: { isChosen, deliveryHref, pickUpHref } }: { pickUp: PickUp }) {
	const { t } = useTranslation();
	const { open } = useSteps();
	return (
		<nav aria-label={t("pickUp.ways")}>
			<ul className={styles.ways}>
				<li>
					{deliveryHref ? (
						<a
							className={styles.way}
							href={deliveryHref}
							onClick={insteadOfFollowing(() => open(deliveryHref))}
							aria-current={isChosen ? undefined : "true"}
						>
							{t("pickUp.delivery")}
						</a>
					) : (
						<StepForm>
							<button type="submit" name="intent" value="deliver" className={styles.way}>
								{t("pickUp.delivery")}
							</button>
						</StepForm>
					)}
				</li>
				<li>
					<a
						className={styles.way}
						href={pickUpHref}
						onClick={insteadOfFollowing(() => open(pickUpHref))}
						aria-current={isChosen ? "true" : undefined}
					>
						{t("pickUp.title")}
					</a>
				</li>
			</ul>
		</nav>
	);
}

export function PickUpForm({ pickUp: { stores, isUnknown, values, faults } }: { pickUp: PickUp }) {
	const { t } = useTranslation();
	const errorText = useFieldErrors(faults);
	const isAnywhere = stores.some(({ lacks }) => lacks.length === 0);
	return (
		<StepForm guess={afterPickUp} className={field.form} noValidate>
			{isUnknown ? <p role="alert">{t("visits.stockUnknown")}</p> : null}
			{isAnywhere || isUnknown ? null : <p role="status">{t("pickUp.nowhere")}</p>}
			<fieldset
				className={styles.stores}
				data-refused={faults.storeId ? "" : undefined}
				aria-describedby="pick-up-store-error"
			>
				<legend className={type_.label}>{t("pickUp.choose")}</legend>
				<p id="pick-up-store-error" className={classNames(type_.small, styles.fault)}>
					{errorText("storeId")}
				</p>
				{stores.map((store) => (
					<Store key={store.id} store={store} isChosen={values.storeId === store.id} isUnknown={isUnknown} />
				))}
			</fieldset>
			<NameField
				id="pick-up-collector"
				name="collector"
				label={t("pickUp.who")}
				error={errorText("name")}
				defaultValue={values.name}
			/>
			<PhoneField
				id="pick-up-phone"
				name="collectorPhone"
				label={t("address.phone")}
				error={errorText("phone")}
				defaultValue={values.phone}
			/>
			<button
				type="submit"
				name="intent"
				value="pickUp"
				className={classNames(button.button, button.dark, button.wide)}
				disabled={!isAnywhere || isUnknown}
			>
				{t("checkout.toPayment")}
			</button>
		</StepForm>
	);
}

function Store({
	store: { id, name, address, open, hours, lacks },
	isChosen,
	isUnknown,
}: {
	store: PickUpStoreView;
	isChosen: boolean;
	isUnknown: boolean;
}) {
	const { t } = useTranslation();
	const hasAll = lacks.length === 0;
	return (
		<div className={styles.store}>
			<label>
				<input
					type="radio"
					name="storeId"
					value={id}
					defaultChecked={isChosen && hasAll}
					disabled={!hasAll || isUnknown}
				/>
				<span className={styles.facts}>
					<bdi>{name}</bdi>
					<span className={classNames(type_.small, type_.muted)}>
						<bdi>{address.join(", ")}</bdi>
					</span>
					<span className={type_.small}>
						<OpenState open={open} />
					</span>
					{isUnknown ? null : (
						<span className={type_.small}>
							{hasAll ? t("pickUp.hasAll") : t("pickUp.lacks", { items: lacks.join(", ") })}
						</span>
					)}
				</span>
			</label>
			<FoldedHours hours={hours} />
		</div>
	);
}
