/** A queued mail by its number in the outbox: a message of a queue holds no personal data. */
export type MailMessage = { id: number };
