import type { ReactNode } from "react";
import type { CtaView } from "../../shared/contracts/views.ts";
import type_ from "../styles/type.module.css";
import button from "./button.module.css";
import { classNames } from "./class-names.ts";
import styles from "./cta.module.css";
import { Icon } from "./icon.tsx";

/** Renders an editors' link or button. For a coupon it is a form that posts to the bag's page (content-29). */
export function Cta({ cta, className }: { cta: CtaView; className?: string }) {
	const { label, icon, look, isWide } = cta;
	const names = classNames(
		look ? classNames(button.button, styles[look]) : classNames(type_.link, type_.label),
		isWide && button.wide,
		className,
	);
	const words = icon ? <WithIcon icon={icon} label={label} /> : label;
	if ("couponCode" in cta) return <CouponForm cta={cta} className={names} words={words} />;
	const { href, newTab, signsIn } = cta;
	return (
		<a
			className={names}
			href={href}
			target={newTab && "_blank"}
			rel={newTab && "noopener"}
			data-signs-in={signsIn && ""}
		>
			{words}
			{newTab ? <span className={type_.hidden}> ({newTab})</span> : null}
		</a>
	);
}

/** The arrow points forward, so it follows the words. */
function WithIcon({ icon, label }: { icon: NonNullable<CtaView["icon"]>; label: string }) {
	if (icon !== "next")
		return (
			<>
				<Icon name={icon} className={styles.icon} /> {label}
			</>
		);
	return (
		<>
			{label} <Icon name={icon} className={classNames(styles.icon, styles.turning)} />
		</>
	);
}

type CouponFormProps = { cta: { couponCode: string; cartHref: string }; className: string; words: ReactNode };

const CouponForm = ({ cta: { couponCode, cartHref }, className, words }: CouponFormProps) => (
	<form method="post" action={cartHref}>
		<input type="hidden" name="intent" value="addCoupon" />
		<input type="hidden" name="code" value={couponCode} />
		<button type="submit" className={className}>
			{words}
		</button>
	</form>
);
