export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
export { useGoBack } from './use-go-back'
