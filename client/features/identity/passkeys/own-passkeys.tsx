import { writeDate } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { useState } from "react";
import type { PasskeyView } from "../../../../shared/contracts/passkeys.ts";
import { usePlace, useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { NewPasskey } from "./new-passkey.tsx";
import styles from "./own-passkeys.module.css";

export function OwnPasskeys({
	passkeys,
	href,
	owner,
	timeZone,
}: {
	passkeys: PasskeyView[] | null;
	href: string;
	owner: string;
	timeZone: string;
}) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const awake = useUiState("awake");
	const [newPasskeys, setNewPasskeys] = useState<PasskeyView[]>([]);
	const shownPasskeys = passkeys && [
		...passkeys,
		...newPasskeys.filter(({ id }) => passkeys.every((one) => one.id !== id)),
	];
	// The shop's time zone is used, so that server and browser render the same date.
	const day = (iso: string) =>
		writeDate(
			localeTag(locale),
			{ dateStyle: "medium", timeZone, calendar: "gregory", numberingSystem: "latn" },
			new Date(iso),
		);
	if (!shownPasskeys) return <p>{t("error.unavailable")}</p>;
	return (
		<>
			<p className={type_.muted}>{t(shownPasskeys.length > 0 ? "passkey.hint" : "passkey.none")}</p>
			{shownPasskeys.length > 0 ? (
				<ul className={styles.passkeys}>
					{shownPasskeys.map(({ id, name, createdAt, lastUsedAt }) => (
						<li key={id} className={styles.passkey}>
							<div>
								<p>
									<bdi>{name || t("passkey.thisDevice")}</bdi>
								</p>
								<p className={type_.muted}>
									{lastUsedAt
										? t("passkey.used", { date: day(lastUsedAt) })
										: createdAt
											? t("passkey.created", { date: day(createdAt) })
											: ""}
								</p>
							</div>
							<form method="post" action={href}>
								<input type="hidden" name="owner" value={owner} />
								<input type="hidden" name="passkey" value={id} />
								<button
									type="submit"
									name="intent"
									value="removePasskey"
									className={styles.remove}
									aria-label={`${t("cart.remove")}: ${name || t("passkey.thisDevice")}`}
								>
									{t("cart.remove")}
								</button>
							</form>
						</li>
					))}
				</ul>
			) : null}
			<p role="status" className={styles.status}>
				{newPasskeys.length > 0 ? t("passkey.made") : ""}
			</p>
			{awake ? (
				typeof PublicKeyCredential === "undefined" ? (
					<p className={type_.muted}>{t("passkey.unsupported")}</p>
				) : (
					<NewPasskey
						key={newPasskeys.length}
						onMade={(passkey) =>
							setNewPasskeys([...newPasskeys, { ...passkey, createdAt: new Date().toISOString() }])
						}
					/>
				)
			) : (
				<noscript>
					<p className={type_.muted}>{t("passkey.script")}</p>
				</noscript>
			)}
		</>
	);
}
