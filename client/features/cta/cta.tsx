import type { CtaView } from "../../../shared/contracts/views.ts";
import { usePlace } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./cta.module.css";

/** Shows a link or button of editors. One for a coupon is a form, which the bag's page answers (content-29). */
export function Cta({ cta, className }: { cta: CtaView; className?: string }) {
	const { label, icon, look, isWide } = cta;
	const names = classNames(
		look ? classNames(button.button, styles[look]) : classNames(type_.link, type_.label),
		isWide && button.wide,
		className,
	);
	const sign = icon ? (
		<Icon name={icon} className={classNames(styles.icon, icon === "next" && styles.turning)} />
	) : null;
	const words =
		icon === "next" ? (
			<>
				{label} {sign}
			</>
		) : (
			<>
				{sign} {label}
			</>
		);
	if ("couponCode" in cta) return <CouponForm code={cta.couponCode} className={names} words={words} />;
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

type CouponFormProps = { code: string; className: string; words: React.ReactNode };

function CouponForm({ code, className, words }: CouponFormProps) {
	const { shell } = usePlace();
	return (
		<form method="post" action={shell.cartHref}>
			<input type="hidden" name="intent" value="addCoupon" />
			<input type="hidden" name="code" value={code} />
			<button type="submit" className={className}>
				{words}
			</button>
		</form>
	);
}
