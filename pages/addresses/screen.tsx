import styles from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { Removal } from "../../client/features/account/removal.tsx";
import { AddressFields, addressChecks } from "../../client/features/addresses/address-fields.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { CheckedForm } from "../../client/ui/forms/checked-form.tsx";
import { behindPopup, PagePopup } from "../../client/ui/overlay/page-popup.tsx";
import { Address } from "../../client/ui/text/address.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { AddressesData, SavedAddressView } from "./contract.ts";

export function Screen({ data }: { data: AddressesData }) {
	const { t } = useTranslation();
	const { navigation, addresses, form, removing, error, notice, href } = data;
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("account.pages.addresses")}</h1>
			{notice ? <Outcome>{t(`account.notice.${notice}`)}</Outcome> : null}
			{(error === "unavailable" && !form) || addresses === null ? (
				<Outcome isRefused>{t("error.unavailable")}</Outcome>
			) : null}
			{error === "gone" ? <Outcome isRefused>{t("account.gone")}</Outcome> : null}
			{removing ? (
				<Removal
					popup="removeAddress"
					id={removing.id}
					owner={data.owner}
					href={href}
					question={t("account.removeAddress")}
				>
					<Address lines={removing.lines} />
				</Removal>
			) : null}
			{form ? <AddressForm form={form} data={data} /> : null}
			<div className={classNames(styles.stack, (removing || form) && behindPopup)}>
				<List data={data} />
			</div>
		</AccountPage>
	);
}

function List({ data }: { data: AddressesData }) {
	const { t } = useTranslation();
	const { addresses, newHref } = data;
	if (!addresses) return null;
	return (
		<>
			{addresses.length === 0 ? (
				<p>{t("account.noAddresses")}</p>
			) : (
				<ul className={styles.list}>
					{addresses.map((address) => (
						<li key={address.id} className={styles.item}>
							{address.isPreferred ? <p className={type_.label}>{t("account.preferred")}</p> : null}
							<Address lines={address.lines} />
							<Actions address={address} data={data} />
						</li>
					))}
				</ul>
			)}
			<p>
				<a className={classNames(button.button, button.dark)} href={newHref}>
					{t("account.addAddress")}
				</a>
			</p>
		</>
	);
}

function Actions({ address, data: { href, owner } }: { address: SavedAddressView; data: AddressesData }) {
	const { t } = useTranslation();
	const { id, lines, isPreferred, editHref, removeHref } = address;
	const what = lines.join(", ");
	return (
		<div className={styles.actions}>
			<a className={styles.link} href={editHref} aria-label={`${t("checkout.edit")}: ${what}`}>
				{t("checkout.edit")}
			</a>
			<a className={styles.link} href={removeHref} aria-label={`${t("cart.remove")}: ${what}`}>
				{t("cart.remove")}
			</a>
			{isPreferred ? null : (
				<form method="post" action={href}>
					<input type="hidden" name="intent" value="prefer" />
					<input type="hidden" name="owner" value={owner} />
					<button
						type="submit"
						name="id"
						value={id}
						className={styles.link}
						aria-label={`${t("account.prefer")}: ${what}`}
					>
						{t("account.prefer")}
					</button>
				</form>
			)}
		</div>
	);
}

function AddressForm({
	form,
	data: { href, owner, error },
}: {
	form: NonNullable<AddressesData["form"]>;
	data: AddressesData;
}) {
	const { t } = useTranslation();
	const { id, country, fields, values, faults, isPreferred } = form;
	return (
		<PagePopup
			id="address"
			title={t(id ? "account.editAddress" : "account.addAddress")}
			closeLabel={t("shell.close")}
			closeHref={href}
		>
			{error === "unavailable" ? <Outcome isRefused>{t("error.unavailable")}</Outcome> : null}
			<CheckedForm
				action={href}
				className={styles.form}
				faults={faults}
				{...addressChecks(fields)}
				summary={t("checkout.error.form")}
			>
				{(currentFaults) => (
					<>
						<input type="hidden" name="owner" value={owner} />
						{id ? <input type="hidden" name="id" value={id} /> : null}
						<AddressFields country={country} fields={fields} values={values} faults={currentFaults} />
						{isPreferred ? null : (
							<label className={styles.check}>
								<input type="checkbox" name="preferred" value="1" />
								<span>{t("account.prefer")}</span>
							</label>
						)}
						<div className={styles.actions}>
							<button
								type="submit"
								name="intent"
								value="save"
								className={classNames(button.button, button.dark)}
							>
								{t("account.save")}
							</button>
							<a className={styles.link} href={href}>
								{t("account.cancel")}
							</a>
						</div>
					</>
				)}
			</CheckedForm>
		</PagePopup>
	);
}
