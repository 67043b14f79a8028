import { isoTime } from "../../../now.ts";

type Reservation = {
	id: string;
	storeId: string;
	productId: string;
	quantity: number;
	name: string;
	email: string;
	until: number;
};
type Appointment = {
	id: string;
	storeId: string;
	service: string;
	note: string;
	name: string;
	email: string;
	begins: number;
};

export async function visitsOfCustomer(db: D1Database, customerId: string) {
	const [reservations, appointments] = await db.batch<Reservation | Appointment>([
		db
			.prepare(
				`SELECT id, store_id AS storeId, product_id AS productId, quantity, name, email, until_at AS until
				FROM store_reservation WHERE customer_id = ? ORDER BY created_at, id`,
			)
			.bind(customerId),
		db
			.prepare(
				`SELECT id, store_id AS storeId, service, note, name, email, begins_at AS begins
				FROM store_appointment WHERE customer_id = ? ORDER BY begins_at, id`,
			)
			.bind(customerId),
	]);
	return {
		reservations: ((reservations?.results ?? []) as Reservation[]).map(({ until, ...rest }) => ({
			...rest,
			until: isoTime(until),
		})),
		appointments: ((appointments?.results ?? []) as Appointment[]).map(({ begins, ...rest }) => ({
			...rest,
			begins: isoTime(begins),
		})),
	};
}
