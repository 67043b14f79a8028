import { useTranslation } from "../../../client/state/texts.ts";
import type_ from "../../../client/styles/type.module.css";
import { insteadOfFollowing } from "../../../client/ui/is-plain-click.ts";
import { NativePopup } from "../../../client/ui/overlay/native-popup.tsx";
import type { CheckoutData } from "../contract.ts";
import styles from "./address-book.module.css";

const ID = "addressBook";

export function AddressBook({
	addresses,
	onChoose,
}: {
	addresses: CheckoutData["savedAddresses"];
	onChoose: (href: string) => void;
}) {
	const { t } = useTranslation();
	const choose = (href: string) => {
		document.getElementById(ID)?.hidePopover();
		onChoose(href);
	};
	return (
		<NativePopup id={ID} title={t("checkout.savedAddresses")} closeLabel={t("shell.close")}>
			<ul className={styles.addresses}>
				{addresses.map(({ lines, href, isPreferred, isChosen }) => (
					<li key={href}>
						{isPreferred ? <p className={type_.label}>{t("account.preferred")}</p> : null}
						<a
							href={href}
							className={styles.address}
							aria-current={isChosen || undefined}
							onClick={insteadOfFollowing(() => choose(href))}
						>
							{lines.map((line) => (
								<bdi key={line}>{line}</bdi>
							))}
						</a>
					</li>
				))}
			</ul>
		</NativePopup>
	);
}
